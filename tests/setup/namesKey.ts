// Texts that name a key: which one may be set by the player. Esc may not.
export const NAMES_KEY =
  /\b(?:Space|WASD|[Aa]rrow keys|Shift|Ctrl|Enter|[A-Z](?: and |\/)[A-Z]|[Pp]ress(?:es)? (?:[A-Z]|\d)\b.*?)\b/;

/** The same for texts in touch play, with all that no finger has: the mouse, and keys that nobody may set. */
export const NAMES_KEY_OR_MOUSE =
  /\b(?:Space(?=[ .,]|$)|WASD|[Aa]rrow keys|Shift|Ctrl|Esc|Tab|Backspace|(?:[Pp]ress|hold|and|or|by) Enter|Enter (?:is|rolls|keeps|changes|places)|[A-Z](?: and |, | or |\/)[A-Z]|[Pp]ress(?:es)? (?:[A-Z]|\d)|or [A-Z]|mouse|with clicks|[Cc]lick(?! in))\b|\([A-Z]\)|(?:^|[.] )[A-Z]: /;
