// Level list: the five, and the forty by difficulty, each a picture with its medal; a press plays it.
import { useStore } from 'zustand';
import { uiOf } from '../../../../scenes/kit/core/session/ui.ts';
import { FORTY } from '../../../../scenes/sokoban/levels/forty/levels.ts';
import { levelFile } from '../../../../scenes/sokoban/levels/levelFile.ts';
import { boardKey } from '../../../../scenes/sokoban/rules/state.ts';
import type { SokobanUi } from '../../../../scenes/sokoban/ui.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import edge from '../../../play/shelf/Edge.module.css';
import { Button } from '../../../ui/Button.tsx';
import { bestOf } from '../best.ts';
import { activeLevelOf, openLevel } from '../collections.ts';
import { FORTY_FOLDS } from '../fortyFolds.ts';
import { LevelCard, LevelCards } from './LevelCard.tsx';
import styles from './LevelsSheet.module.css';
import type { SheetProps } from './sheetProps.ts';

const HARDEST = Math.max(...FORTY.map(({ difficulty }) => difficulty));

export function LevelsSheet({ view, session, definition, onDone }: SheetProps) {
  const stats = useProfile(profile => recordOf(profile, definition).feats);
  const place = activeLevelOf(
    useStore(uiOf<SokobanUi>(session), state => state.active),
    view,
  );
  const at = place?.collection.key === FORTY_FOLDS.key ? place.index : null;
  const bests = FORTY.map(({ level, par }) => bestOf(stats, boardKey(level), par));
  const done = bests.filter(best => best !== null).length;
  const gold = bests.filter(best => best?.medal === 'gold').length;
  const first = Math.max(0, bests.indexOf(null));
  const playNumber = (number: number) => {
    session.resume();
    session.send({ type: 'level', number });
    onDone();
  };
  const playFold = (index: number) => {
    openLevel(session, FORTY_FOLDS, index);
    onDone();
  };
  return (
    <div className={`${styles.sheet} ${edge.edge}`}>
      <section className={styles.part}>
        <h3>The five</h3>
        <LevelCards>
          {view.texts.map((text, index) => {
            const { level, par } = levelFile(text);
            const number = index + 1;
            return (
              <LevelCard
                key={number}
                name={`Level ${number}`}
                level={level}
                best={bestOf(stats, String(number), par)}
                par={par}
                isCurrent={!view.isOwn && view.number === number}
                onPlay={() => playNumber(number)}
              />
            );
          })}
        </LevelCards>
      </section>
      <section className={styles.part}>
        <h3>Forty folds</h3>
        <p>
          {done} of {FORTY.length} solved, {gold} in the fewest pushes. The first eight teach one thing each; the others
          grow harder: more parcels in turn, more pushes to choose from, more that lead away from home. The bar on a
          card says how hard it is.
        </p>
        <Button onClick={() => playFold(at ?? first)}>
          {at === null ? `Play ${FORTY[first]?.level.title}` : `Back to ${FORTY[at]?.level.title}`}
        </Button>
        <LevelCards>
          {FORTY.map(({ level, par, difficulty }, index) => (
            <LevelCard
              key={level.title}
              name={`${index + 1}. ${level.title}`}
              level={level}
              best={bests[index] ?? null}
              par={par}
              difficulty={{ value: difficulty, most: HARDEST }}
              isCurrent={at === index}
              onPlay={() => playFold(index)}
            />
          ))}
        </LevelCards>
      </section>
    </div>
  );
}
