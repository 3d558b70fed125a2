// Firefox: every journey of the built site.
import { journeys } from './journeys.ts';

journeys('Firefox');
