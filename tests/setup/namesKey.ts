// Texts that name a key: which one may be set by the player. Esc may not.
export const NAMES_KEY =
  /\b(?:Space|WASD|[Aa]rrow keys|Shift|Ctrl|Enter|[A-Z](?: and |\/)[A-Z]|[Pp]ress(?:es)? (?:[A-Z]|\d)\b.*?)\b/;
