// Fields of the mission editor: the mission's numbers and texts, and those of the chosen piece.
import { GROUNDS, LOOKS, type Mission, WEAPONS } from '../../../../scenes/emergencia/levels/mission.ts';
import { type Piece, withFields } from '../../../../scenes/emergencia/levels/missionDrawing.ts';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './MissionFields.module.css';

interface FieldsProps {
  readonly mission: Mission;
  onChange(mission: Mission): void;
}

export function MissionFields({ mission, onChange }: FieldsProps) {
  const set = (fields: Partial<Mission>) => onChange({ ...mission, ...fields });
  const [vip] = mission.vips;
  return (
    <div className={styles.fields}>
      <TextField label="Name" value={mission.name} maxLength={40} onChange={name => set({ name })} />
      <TextField
        label="Briefing"
        note="{E1} stands for the clothes of the first enemy."
        value={mission.description}
        maxLength={160}
        onChange={description => set({ description })}
      />
      <div className={styles.numbers}>
        <NumberField
          label="Threat after, s"
          value={mission.assassinationTime}
          onChange={assassinationTime => set({ assassinationTime })}
        />
        <NumberField label="Time, s" value={mission.timeLimit} onChange={timeLimit => set({ timeLimit })} />
        <NumberField label="Harmless people" value={mission.civilians} onChange={civilians => set({ civilians })} />
        <NumberField
          label="How well they hide, 1 to 5"
          value={mission.hiding ?? 2}
          onChange={hiding => set({ hiding })}
        />
        <Select
          label="Ground"
          value={mission.ground ?? 'plaza'}
          options={GROUNDS.map(value => ({ value, label: value }))}
          onChange={ground => set({ ground })}
        />
        <NumberField
          label="Pace of the VIP, px/s"
          value={vip?.speed ?? 0}
          onChange={speed => set({ vips: mission.vips.map((one, index) => (index === 0 ? { ...one, speed } : one)) })}
        />
        <NumberField
          label="Width, px"
          value={mission.world.width}
          onChange={width => set({ world: { ...mission.world, width } })}
        />
        <NumberField
          label="Height, px"
          value={mission.world.height}
          onChange={height => set({ world: { ...mission.world, height } })}
        />
        <NumberField
          label="The VIP can be told to wait, times"
          value={mission.radio?.waits ?? 0}
          onChange={waits => set({ radio: waits > 0 ? { waits, seconds: mission.radio?.seconds ?? 8 } : null })}
        />
      </div>
    </div>
  );
}

/** Fields of one piece; nothing for what has none. */
export function PieceFields({ mission, piece, onChange }: FieldsProps & { readonly piece: Piece }) {
  const set = (fields: object) => onChange(withFields(mission, piece, fields));
  const enemy = piece.list === 'enemies' ? mission.enemies[piece.index] : undefined;
  const agent = piece.list === 'agents' ? mission.agents[piece.index] : undefined;
  const camera = piece.list === 'cameras' ? mission.cameras[piece.index] : undefined;
  const door = piece.list === 'doors' ? mission.doors[piece.index] : undefined;
  if (enemy)
    return (
      <div className={styles.numbers}>
        <Select
          label="Weapon"
          value={enemy.weapon}
          options={WEAPONS.map(value => ({ value, label: value }))}
          onChange={weapon => set({ weapon })}
        />
        <Select
          label="Clothes"
          value={enemy.disguise}
          options={LOOKS.map(value => ({ value, label: value }))}
          onChange={disguise => set({ disguise })}
        />
        <NumberField label="Pace, px/s" value={enemy.speed} onChange={speed => set({ speed })} />
        {enemy.weapon === 'sniper' && (
          <NumberField
            label="Range, px"
            value={enemy.detectionRange || 400}
            onChange={detectionRange => set({ detectionRange })}
          />
        )}
      </div>
    );
  if (agent)
    return (
      <div className={styles.numbers}>
        <NumberField label="Pace, px/s" value={agent.speed} onChange={speed => set({ speed })} />
        <NumberField label="Sees, px" value={agent.viewDistance} onChange={viewDistance => set({ viewDistance })} />
      </div>
    );
  if (camera)
    return (
      <div className={styles.numbers}>
        <NumberField label="Looks to, °" value={camera.facing} onChange={facing => set({ facing })} />
        <NumberField label="Opening, °" value={camera.opening} onChange={opening => set({ opening })} />
        <NumberField label="Sees, px" value={camera.viewDistance} onChange={viewDistance => set({ viewDistance })} />
      </div>
    );
  if (door) return <Switch label="Shut at the beginning" checked={door.shut} onChange={shut => set({ shut })} />;
  return null;
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  onChange(value: number): void;
}

/** What is no number is left as it was; what is out of range is told under the drawing. */
const NumberField = ({ label, value, onChange }: NumberFieldProps) => (
  <TextField
    label={label}
    inputMode="decimal"
    value={String(value)}
    onChange={text => {
      const number = text.trim() === '' ? 0 : Number(text);
      if (Number.isFinite(number)) onChange(number);
    }}
  />
);
