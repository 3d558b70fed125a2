// Frame of each example in the lab.
import type { ReactNode } from 'react';
import styles from './UiLab.module.css';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Part({ title, children }: PartProps) {
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

export const Row = ({ children }: Pick<PartProps, 'children'>) => <div className={styles.row}>{children}</div>;

export const Sheet = ({ children }: Pick<PartProps, 'children'>) => <div className={styles.sheet}>{children}</div>;
