// Part of a HUD of words that stands under the picture on a desktop; in any other window it is a part of the HUD's column like the rest.
import type { ReactNode } from 'react';
import styles from './Foot.module.css';

interface FootProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Foot = ({ className = '', children }: FootProps) => (
  <div className={`${styles.foot} ${className}`}>{children}</div>
);
