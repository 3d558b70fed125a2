// Line of the result card: there where the link brought points, and nowhere else.
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PointsToBeat } from './PointsToBeat.tsx';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['?seed=1&beat=600', '600 points to beat: you made 720!'],
  ['?seed=1', ''],
  ['?beat=0', ''],
  ['?beat=-5', ''],
  ['?beat=many', ''],
  ['?beat=1e9', ''],
])('%s: %s', (search, text) => {
  history.replaceState(null, '', `/games/dalex${search}`);
  expect(render(<PointsToBeat score={720} assisted={false} />).container.textContent).toBe(text);
});
