// Palettes: tools, sizes, colours and patterns.
import {
  Brush,
  Circle,
  Cloud,
  Eraser,
  Hand,
  Lasso,
  type LucideIcon,
  PaintBucket,
  Palette,
  Pencil,
  PencilLine,
  Pentagon,
  Pipette,
  Slash,
  SprayCan,
  Square,
  SquareDashed,
  Squircle,
  Type,
} from 'lucide-react';
import { useStore } from 'zustand';
import { FURTHER_PATTERNS, type FurtherPattern } from '../engine/furtherPatterns.ts';
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
import type { PaintEditor } from '../PaintEditor.ts';
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
  'rounded-rectangle': [Squircle, 'U'],
  'filled-rounded-rectangle': [Squircle, 'Shift+U'],
  polygon: [Pentagon, 'G'],
  'filled-polygon': [Pentagon, 'Shift+G'],
  freehand: [Cloud, 'D'],
  'filled-freehand': [Cloud, 'Shift+D'],
  marquee: [SquareDashed, 'M'],
  lasso: [Lasso, 'A'],
  spray: [SprayCan, 'S'],
  eyedropper: [Pipette, 'I'],
  hand: [Hand, 'H'],
};

export function ToolIcon({ tool }: { readonly tool: Tool }) {
  const [Icon] = TOOL_FACES[tool];
  return <Icon aria-hidden data-tool={tool} />;
}

const toolOptions = TOOLS.map(tool => {
  const [, key] = TOOL_FACES[tool];
  return {
    value: tool,
    label: tool,
    hint: `${tool} (${key})`,
    face: (
      <>
        <ToolIcon tool={tool} />
        <span className={styles.name}>{tool}</span>
      </>
    ),
  };
});
const sizeOptions = SIZES.map(size => ({
  value: size,
  label: `Size ${size}`,
  hint: `Size ${size} ( [ and ] )`,
  face: (
    <>
      <span>{size}</span>
      <span className={styles.name}>size</span>
    </>
  ),
}));
const colourOptions = (Object.keys(COLOURS) as Colour[]).map(colour => ({
  value: colour,
  label: colour,
  hint: colour,
  face: <span className={styles.ink} data-colour={colour} />,
}));

export function Tools({ editor }: { readonly editor: PaintEditor }) {
  const tool = useStore(editor.store, state => state.tool);
  return (
    <Choices
      label="Tools"
      kind="tools"
      options={toolOptions}
      chosen={tool}
      choose={(next: Tool) => editor.choose({ tool: next })}
    />
  );
}

export function Sizes({ editor }: { readonly editor: PaintEditor }) {
  const size = useStore(editor.store, state => state.size);
  return (
    <Choices
      label="Size"
      kind="sizes"
      options={sizeOptions}
      chosen={size}
      choose={(next: Size) => editor.choose({ size: next })}
    />
  );
}

export function Colours({ editor }: { readonly editor: PaintEditor }) {
  const colour = useStore(editor.store, state => state.colour);
  const own = useStore(editor.store, state => state.own);
  const options = own
    ? [
        ...colourOptions,
        { value: own, label: own, hint: own, face: <span className={styles.ink} style={{ background: own }} /> },
      ]
    : colourOptions;
  return (
    <Choices
      label="Colour"
      kind="colours"
      options={options}
      chosen={colour}
      choose={(next: Colour) => editor.choose({ colour: next })}
    >
      <label className={styles.choice} title="Any colour">
        <Palette aria-hidden />
        <input
          type="color"
          aria-label="Any colour"
          value={own ?? '#000000'}
          onChange={event => editor.choose({ colour: event.currentTarget.value as Colour })}
        />
      </label>
    </Choices>
  );
}

const furtherOptions = (Object.keys(FURTHER_PATTERNS) as FurtherPattern[]).map(name => ({
  value: name,
  label: name,
  hint: name,
  face: <PatternFace pattern={FURTHER_PATTERNS[name]} />,
}));

/** The thirty-eight patterns beside the specified ones. */
export function FurtherPatterns({ editor }: { readonly editor: PaintEditor }) {
  const pattern = useStore(editor.store, state => state.pattern);
  return (
    <Choices
      label="Further patterns"
      kind="further"
      options={furtherOptions}
      chosen={pattern}
      choose={(next: PatternName) => editor.choose({ pattern: next })}
    />
  );
}

interface PatternsProps {
  readonly editor: PaintEditor;
  edit(): void;
}

export function Patterns({ editor, edit }: PatternsProps) {
  const pattern = useStore(editor.store, state => state.pattern);
  const custom = useStore(editor.store, state => state.custom);
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
      choose={(next: PatternName) => editor.choose({ pattern: next })}
    >
      <button type="button" className={styles.choice} aria-label="Edit pattern" title="Edit pattern" onClick={edit}>
        <PencilLine aria-hidden />
      </button>
    </Choices>
  );
}
