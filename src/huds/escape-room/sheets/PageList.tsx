// All pages that were found, in their order; the missing ones are named by their numbers.
import { EPILOGUE, PAGES } from '../../../../scenes/escape-room/levels/pages/facts.ts';
import type { Found } from '../../../../scenes/escape-room/rules/pages.ts';
import styles from './Pages.module.css';
import PageText from './PageText.tsx';

export default function PageList({ pages, isOut }: Found) {
  return (
    <div className={styles.pages}>
      <p className={styles.count}>
        {pages.length} of {PAGES} pages. {whatIsNext({ pages, isOut })}
      </p>
      <ol>
        {[...pages, ...(isOut ? [EPILOGUE] : [])].map(page => (
          <li key={page}>
            <PageText page={page} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const whatIsNext = ({ pages, isOut }: Found): string =>
  pages.length === PAGES
    ? isOut
      ? ''
      : 'You have them all: the last house is waiting.'
    : pages.length === 0
      ? 'Each building holds one or two: look for a small folded sheet.'
      : `Next is page ${Array.from({ length: PAGES }, (_, i) => i + 1).find(page => !pages.includes(page))}.`;
