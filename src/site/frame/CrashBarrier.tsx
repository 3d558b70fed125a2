// Error boundary: shown when a page's code throws; says what happened, what is saved and what to do.
import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { brand } from '../brand.ts';
import styles from './Notice.module.css';

interface CrashBarrierProps {
  readonly children: ReactNode;
}

export class CrashBarrier extends Component<CrashBarrierProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className={styles.notice}>
        <h1>This page tore</h1>
        <p>Something in it stopped working. Your settings and best scores are kept. Load the page again to go on.</p>
        <div className={styles.actions}>
          <Button size="lg" onClick={() => location.reload()}>
            Load again
          </Button>
        </div>
        <p>
          If it tears again, tell us at <a href={`mailto:${brand.contact}`}>{brand.contact}</a>.
        </p>
      </main>
    );
  }
}
