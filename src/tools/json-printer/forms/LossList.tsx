// What a form cannot hold of a document, said before it is written or read.
import styles from './Forms.module.css';

export function LossList({ form, losses }: { readonly form: string; readonly losses: readonly string[] }) {
  if (losses.length === 0) return null;
  return (
    <div className={styles.losses} role="status">
      <p>What {form} cannot hold as it is:</p>
      <ul>
        {losses.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
