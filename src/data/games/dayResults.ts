// Results of one day, read from what is stored of daily games.
import { own } from '../../../scenes/kit/core/own.ts';
import type { Daily } from './daily.ts';

type DayResults = Daily['results'][string];

const NONE: DayResults = {};

/** By the game's id; none where nothing is stored. */
export const resultsOn = (daily: Daily | null, day: number): DayResults =>
  daily ? (own(daily.results, String(day)) ?? NONE) : NONE;
