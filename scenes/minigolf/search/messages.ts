// Message types of the search's Worker.
import type { Course } from '../rules/course.ts';
import type { SearchResult } from './search.ts';

export interface SearchTask {
  readonly input: {
    readonly course: Course;
    readonly mostStrokes: number;
    readonly mostPutts: number;
  };
  readonly output: SearchResult;
  readonly progress: { readonly putts: number; readonly strokes: number };
}
