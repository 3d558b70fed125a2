// Picture of a run's map, to be kept: all sheets in two columns, each with its title and the legend of its marks in words.
import { css } from '../../../scenes/kit/core/inks.ts';
import type { MapSheet } from '../../../scenes/kit/game.ts';

const SHEET_PX = 640;
const GAP = 24;
const TITLE = { font: 26, line: 40 } as const;
const WORDS = { font: 17, line: 24 } as const;
/** Characters of a line of words as wide as a sheet. */
const MAX_CHARACTERS = 68;

interface Placed {
  readonly sheet: MapSheet;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** Words in lines of at most so many characters. */
export function wrapped(words: string, most = MAX_CHARACTERS): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const linesOf = ({ summary, marks }: MapSheet): readonly string[] =>
  [summary, ...marks.map((words, index) => `${index + 1}  ${words}.`)].flatMap(words => wrapped(words));

const heightOf = (sheet: MapSheet, lines: readonly string[]): number =>
  TITLE.line + (SHEET_PX * sheet.height) / sheet.width + GAP / 2 + lines.length * WORDS.line + GAP;

/** Places of the sheets, row by row under the heading. */
export function placed(sheets: readonly MapSheet[]): { sheets: readonly Placed[]; width: number; height: number } {
  const columns = sheets.length > 1 ? 2 : 1;
  const all: Placed[] = [];
  let y = GAP + TITLE.line;
  for (let row = 0; row < sheets.length; row += columns) {
    const inRow = sheets.slice(row, row + columns).map(sheet => ({ sheet, lines: linesOf(sheet) }));
    inRow.forEach((entry, column) => all.push({ ...entry, x: GAP + column * (SHEET_PX + GAP), y }));
    y += Math.max(...inRow.map(({ sheet, lines }) => heightOf(sheet, lines)));
  }
  return { sheets: all, width: GAP + columns * (SHEET_PX + GAP), height: y + GAP };
}

export async function mapPicture(heading: string, sheets: readonly MapSheet[]): Promise<Blob> {
  const { sheets: all, width, height } = placed(sheets);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const g = canvas.getContext('2d');
  if (!g) throw new Error('This browser has no canvas left');
  g.fillStyle = css('paper');
  g.fillRect(0, 0, width, height);
  write(g, heading, GAP, GAP, TITLE.font + 4, 750);
  for (const place of all) drawSheet(g, place);
  const png = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The picture could not be written');
  return png;
}

function drawSheet(g: CanvasRenderingContext2D, { sheet, lines, x, y }: Placed): void {
  const scale = SHEET_PX / sheet.width;
  write(g, sheet.title, x, y, TITLE.font, 700);
  g.save();
  g.translate(x, y + TITLE.line);
  g.scale(scale, scale);
  g.beginPath();
  g.rect(0, 0, sheet.width, sheet.height);
  g.clip();
  sheet.draw(g);
  g.restore();
  const below = y + TITLE.line + sheet.height * scale + GAP / 2;
  lines.forEach((words, line) => write(g, words, x, below + line * WORDS.line, WORDS.font, 450));
}

function write(g: CanvasRenderingContext2D, words: string, x: number, y: number, px: number, weight: number): void {
  g.font = `${weight} ${px}px "Bricolage Grotesque Variable", system-ui, sans-serif`;
  g.fillStyle = css('navy');
  g.textAlign = 'left';
  g.textBaseline = 'top';
  g.fillText(words, x, y);
}
