// Example document, opened by 'Show an example'.

/** It has a table, numbers beyond the precision of a double, and a repeated key. */
export const EXAMPLE = `{
  "studio": "Folded Fox Games",
  "founded": 2025,
  "digits": 12345678901234567890,
  "price": 20.00,
  "note": "once",
  "note": "and again: both are kept",
  "games": [
    { "id": 1, "title": "Stealth Escape", "players": 1, "tags": ["action"] },
    { "id": 2, "title": "Dice Conquest", "players": 2, "tags": ["board", "dice"] },
    { "id": 3, "title": "YayZee", "players": 1, "tags": ["dice"] }
  ]
}`;
