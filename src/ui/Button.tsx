// Buttons, and links that look like buttons: six variants, four sizes.
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

interface ButtonStyle {
  readonly variant?: 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
  /** `icon` is a square: give it an `aria-label`. */
  readonly size?: 'default' | 'sm' | 'lg' | 'icon';
}

type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> };

export function Button({ variant = 'default', size = 'default', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} {...styleProps(variant, size, className)} {...rest} />;
}

export function ButtonLink({ variant = 'default', size = 'default', className, ...rest }: ButtonStyle & LinkProps) {
  return <Link {...styleProps(variant, size, className)} {...rest} />;
}

function styleProps(variant: string, size: string, className?: string) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-size': size,
  };
}
