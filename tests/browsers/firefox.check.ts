// Firefox: every journey of the built site.
import { games, pagesAndTools } from './journeys.ts';

pagesAndTools('Firefox');
games('Firefox');
