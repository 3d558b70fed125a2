// Tools, sizes, colours and patterns.
import {
  Brush,
  Circle,
  Eraser,
  Lasso,
  type LucideIcon,
  PaintBucket,
  Pencil,
  PencilLine,
  Slash,
  SprayCan,
  Square,
  SquareDashed,
  Type,
} from 'lucide-react';
import { useStore } from 'zustand';
import {
  COLOURS,
  type Colour,
  PATTERNS,
  type PatternName,
  SIZES,
  type Size,
  TOOLS,
  type Tool,
} from '../engine/inks.ts';
import type { Studio } from '../Studio.ts';
import { Choices } from './Choices.tsx';
import styles from './Palette.module.css';
import { PatternFace } from './PatternFace.tsx';

const TOOL_FACES: Readonly<Record<Tool, readonly [icon: LucideIcon, key: string]>> = {
  pencil: [Pencil, 'P'],
  brush: [Brush, 'B'],
  eraser: [Eraser, 'E'],
  line: [Slash, 'L'],
  rectangle: [Square, 'R'],
  'filled-rectangle': [Square, 'Shift+R'],
  oval: [Circle, 'O'],
  'filled-oval': [Circle, 'Shift+O'],
  text: [Type, 'T'],
  'paint-bucket': [PaintBucket, 'K'],
  marquee: [SquareDashed, 'M'],
  lasso: [Lasso, 'A'],
  spray: [SprayCan, 'S'],
};

const toolOptions = TOOLS.map(tool => {
  const [Icon, key] = TOOL_FACES[tool];
  return { value: tool, label: tool, hint: `${tool} (${key})`, face: <Icon aria-hidden data-tool={tool} /> };
});
const sizeOptions = SIZES.map(size => ({
  value: size,
  label: `Size ${size}`,
  hint: `Size ${size} ( [ and ] )`,
  face: <span>{size}</span>,
}));
const colourOptions = (Object.keys(COLOURS) as Colour[]).map(colour => ({
  value: colour,
  label: colour,
  hint: colour,
  face: <span className={styles.ink} data-colour={colour} />,
}));

export function Tools({ studio }: { readonly studio: Studio }) {
  const tool = useStore(studio.store, state => state.tool);
  return (
    <Choices
      label="Tools"
      kind="tools"
      options={toolOptions}
      chosen={tool}
      choose={(next: Tool) => studio.choose({ tool: next })}
    />
  );
}

export function Sizes({ studio }: { readonly studio: Studio }) {
  const size = useStore(studio.store, state => state.size);
  return (
    <Choices
      label="Size"
      kind="sizes"
      options={sizeOptions}
      chosen={size}
      choose={(next: Size) => studio.choose({ size: next })}
    />
  );
}

export function Colours({ studio }: { readonly studio: Studio }) {
  const colour = useStore(studio.store, state => state.colour);
  return (
    <Choices
      label="Colour"
      kind="colours"
      options={colourOptions}
      chosen={colour}
      choose={(next: Colour) => studio.choose({ colour: next })}
    />
  );
}

interface PatternsProps {
  readonly studio: Studio;
  edit(): void;
}

export function Patterns({ studio, edit }: PatternsProps) {
  const pattern = useStore(studio.store, state => state.pattern);
  const custom = useStore(studio.store, state => state.custom);
  const all = { ...PATTERNS, ...(custom && { custom }) };
  const options = (Object.keys(all) as PatternName[]).map(name => ({
    value: name,
    label: name,
    hint: name,
    face: <PatternFace pattern={all[name as keyof typeof all] ?? PATTERNS.solid} />,
  }));
  return (
    <Choices
      label="Pattern"
      kind="patterns"
      options={options}
      chosen={pattern}
      choose={(next: PatternName) => studio.choose({ pattern: next })}
    >
      <button type="button" className={styles.choice} aria-label="Edit pattern" title="Edit pattern" onClick={edit}>
        <PencilLine aria-hidden />
      </button>
    </Choices>
  );
}
