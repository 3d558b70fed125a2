// Notebook sheet: everybody who has read the sign, with all that decides whether they buy.
import type { NoteView } from '../../../../scenes/lemonade/viewMorning.ts';
import styles from './Notebook.module.css';

export default function Notebook({ notes }: { readonly notes: readonly NoteView[] }) {
  if (notes.length === 0) return <p>Nobody has read your sign yet. Whoever does stands here.</p>;
  return (
    <>
      <p className={styles.soft}>
        {notes.length} people have read your sign. A right cup on a mild day is worth to each what their purse says.
      </p>
      <table className={styles.notes}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Taste of a jug</th>
            <th scope="col">Purse</th>
            <th scope="col">Comes by</th>
            <th scope="col">Last time</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ name, taste, purse, habits, last }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{taste}</td>
              <td>{purse}</td>
              <td>{habits}</td>
              <td>{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
