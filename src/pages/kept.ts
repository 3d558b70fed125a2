// What is kept on the device and shown by pages, with the controls that act on it: neither is part of a page's first words.
import { lazyStore } from '../site/lazy/lazyStore.ts';

async function loadProfile() {
  const [{ profile }, { UnlockAll }] = await Promise.all([
    import('../data/profile.ts'),
    import('./trophies/UnlockAll.tsx'),
  ]);
  return { profile, UnlockAll };
}

async function loadDaily() {
  const [{ daily }, { ShareDay }] = await Promise.all([
    import('../data/games/daily.ts'),
    import('./today/ShareDay.tsx'),
  ]);
  return { daily, ShareDay };
}

/** The days alone, for pages that share none of them. */
export const keptDays = lazyStore(
  () => import('../data/games/daily.ts'),
  ({ daily }) => daily,
);
export const keptProfile = lazyStore(loadProfile, ({ profile }) => profile);
export const keptDaily = lazyStore(loadDaily, ({ daily }) => daily);
