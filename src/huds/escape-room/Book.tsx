// Book of Escape Room beside its start card: the pages that were found, out of the career.
import { readFound } from '../../../scenes/escape-room/rules/pages.ts';
import type { BookProps } from '../Book.tsx';
import PageList from './sheets/PageList.tsx';

export default function Book({ career }: BookProps) {
  return <PageList {...readFound(career)} />;
}
