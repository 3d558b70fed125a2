// Search bar: next and previous match in keys and values, and a filter that hides all other rows.
import { CaseSensitive, ChevronDown, ChevronUp, Filter, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../view/IconButton.tsx';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import styles from './SearchBar.module.css';
import { closeSearch, setSearch, stepSearch } from './searching.ts';

export default function SearchBar() {
  const editor = useEditor();
  const { query, matchCase, isFiltering, matches, at } = useEditorState(state => state.search);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const total = matches?.length.toLocaleString('en');
  const count = !query
    ? ''
    : !matches
      ? '…'
      : at < 0
        ? `${total} found`
        : `${(at + 1).toLocaleString('en')} of ${total}`;
  return (
    <div className={styles.bar} role="search">
      <input
        ref={input}
        type="search"
        className={styles.query}
        aria-label="Search keys and values"
        placeholder="Search keys and values"
        value={query}
        spellCheck={false}
        onChange={event => void setSearch(editor, { query: event.currentTarget.value })}
        onKeyDown={event => {
          if (event.key === 'Enter') stepSearch(editor, event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') closeSearch(editor);
        }}
      />
      <output className={styles.count}>{count}</output>
      <IconButton
        icon={ChevronUp}
        label="Previous match"
        disabled={!matches?.length}
        onClick={() => stepSearch(editor, -1)}
      />
      <IconButton
        icon={ChevronDown}
        label="Next match"
        disabled={!matches?.length}
        onClick={() => stepSearch(editor, 1)}
      />
      <IconButton
        icon={CaseSensitive}
        label="Match case"
        pressed={matchCase}
        onClick={() => void setSearch(editor, { matchCase: !matchCase })}
      />
      <IconButton
        icon={Filter}
        label="Show matches only"
        pressed={isFiltering}
        onClick={() => void setSearch(editor, { isFiltering: !isFiltering })}
      />
      <IconButton icon={X} label="Close search" onClick={() => closeSearch(editor)} />
    </div>
  );
}
