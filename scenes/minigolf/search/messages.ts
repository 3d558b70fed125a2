// What the editor asks the search's Worker, and what it answers.
import type { Course } from '../course.ts';
import type { Found } from './search.ts';

export interface SearchTask {
  readonly input: {
    readonly course: Course;
    readonly mostStrokes: number;
    readonly mostPutts: number;
  };
  readonly output: Found;
  readonly progress: { readonly putts: number; readonly strokes: number };
}
