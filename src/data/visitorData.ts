// What pages show of the visitor, in one module that they load: records and favourites of games, and which runs were left in the middle.
export { keptIds, refreshKept } from './games/keptGames.ts';
export { profile, toggleFavourite } from './profile.ts';
