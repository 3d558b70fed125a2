// Free play: two to six robots, each for itself or in teams, one's own scripts in any place, on a ground of one's choice.
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { UiStore } from '../../../../../scenes/kit/core/session/ui.ts';
import { faceOf, TEAM_MARKS } from '../../../../../scenes/robot-battle/arena/faceShapes.ts';
import { ARENA_LADDER } from '../../../../../scenes/robot-battle/arena/ladder.ts';
import { mapNameOf } from '../../../../../scenes/robot-battle/arena/maps.ts';
import { MAX_ENTRANTS_ARENA, MIN_ENTRANTS } from '../../../../../scenes/robot-battle/arena/play.ts';
import { ARENA_ROBOTS } from '../../../../../scenes/robot-battle/arena/roster.ts';
import { MAP_IDS, type MapId } from '../../../../../scenes/robot-battle/arena/types.ts';
import { type Place, type RobotUi, setArena } from '../../../../../scenes/robot-battle/ui.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import styles from '../Arena.module.css';
import { FacePicture } from '../FacePicture.tsx';
import { PLACES } from '../places.ts';

export interface FreeGround {
  readonly map: MapId;
  readonly friendlyFire: boolean;
}

interface FreePlayProps {
  readonly ui: UiStore<RobotUi>;
  readonly ground: FreeGround;
  onPlay(ground: FreeGround): void;
}

const WHO: readonly { readonly value: Place['who']; readonly label: string }[] = [
  { value: 'own', label: 'Your robot' },
  { value: 'second', label: 'Your second' },
  ...ARENA_ROBOTS.map(({ id, name }) => ({ value: id, label: name })),
];
const TEAMS = TEAM_MARKS.map(({ name }, value) => ({ value, label: `${value + 1}: ${name}` }));

export function FreePlay({ ui, ground, onPlay }: FreePlayProps) {
  const places = useStore(ui, ({ arena }) => arena.places);
  const [map, setMap] = useState(ground.map);
  const [friendlyFire, setFriendlyFire] = useState(ground.friendlyFire);
  const change = (index: number, part: Partial<Place>) =>
    setArena(ui, { places: places.map((place, at) => (at === index ? { ...place, ...part } : place)) });
  const isOneTeam = new Set(places.map(({ team }) => team)).size < 2;
  return (
    <div className={styles.leagues}>
      <ol className={styles.places} aria-label="Places">
        {places.map(({ who, team }, index) => (
          <li key={PLACES[index]}>
            <FacePicture face={faceOf(who === 'own' || who === 'second' ? null : who)} team={team} />
            <Select<Place['who']>
              label={`Robot ${index + 1}`}
              value={who}
              options={WHO}
              onChange={chosen => change(index, { who: chosen })}
            />
            <Select<number>
              label="Team"
              value={team}
              options={TEAMS}
              onChange={chosen => change(index, { team: chosen })}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Take robot ${index + 1} out`}
              disabled={places.length <= MIN_ENTRANTS}
              onClick={() => setArena(ui, { places: places.filter((_, at) => at !== index) })}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={places.length >= MAX_ENTRANTS_ARENA}
          onClick={() => setArena(ui, { places: [...places, { who: freeRobot(places), team: freeTeam(places) }] })}
        >
          <Plus aria-hidden /> Another robot
        </Button>
        <Button variant="secondary" onClick={() => setArena(ui, { places: inTeamsOfTwo(places) })}>
          Teams of two
        </Button>
        <Button
          variant="secondary"
          onClick={() => setArena(ui, { places: places.map((place, team) => ({ ...place, team })) })}
        >
          Each for itself
        </Button>
      </div>
      <Select<MapId>
        label="Ground"
        value={map}
        options={MAP_IDS.map(value => ({ value, label: mapNameOf(value) }))}
        onChange={setMap}
      />
      <Switch label="Shells hit one’s own team too" checked={friendlyFire} onChange={setFriendlyFire} />
      <p role="status">{isOneTeam ? 'A match is between two teams at least.' : ''}</p>
      <Button disabled={isOneTeam} onClick={() => onPlay({ map, friendlyFire })}>
        To the ground
      </Button>
    </div>
  );
}

/** The first of the ladder that has no place yet. */
const freeRobot = (places: readonly Place[]): Place['who'] =>
  ARENA_LADDER.find(id => places.every(({ who }) => who !== id)) ?? ARENA_LADDER[0];

const freeTeam = (places: readonly Place[]): number =>
  TEAM_MARKS.findIndex((_, team) => places.every(place => place.team !== team)) % MAX_ENTRANTS_ARENA;

const inTeamsOfTwo = (places: readonly Place[]): readonly Place[] =>
  places.map((place, index) => ({ ...place, team: Math.floor(index / 2) }));
