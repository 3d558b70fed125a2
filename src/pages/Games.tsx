// The shelf: every game of the catalogue as a paper card.
import { CATALOG } from '../../scenes/catalog.ts';
import { PageMeta } from '../site/PageMeta.tsx';

export default function Games() {
  return (
    <>
      <PageMeta
        title="Games"
        description="Small browser games folded out of paper. They open in a blink and never ask who you are."
      />
      <h1>Small games, folded by hand.</h1>
      {CATALOG.map(game => (
        <p key={game.id}>{game.title}</p>
      ))}
    </>
  );
}
