// Text of a page, as it is found.
import { EPILOGUE } from '../../../../scenes/escape-room/levels/pages/facts.ts';
import { TEXTS } from '../../../../scenes/escape-room/levels/pages/texts.ts';
import styles from './Pages.module.css';

export default function PageText({ page }: { readonly page: number }) {
  const { title, text } = TEXTS[page - 1] ?? {};
  return (
    <article className={styles.page}>
      <h3>{page === EPILOGUE ? title : `${page}. ${title}`}</h3>
      <p>{text}</p>
    </article>
  );
}
