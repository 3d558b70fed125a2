// Save part of an editor in development, and nothing in the built site: levels are then kept on the device and by link.
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import type { SaveLevelProps } from './SaveLevel.tsx';

const SaveLevel = import.meta.env.MODE === 'development' ? lazyPart(() => import('./SaveLevel.tsx')) : null;

export const SavePart: ComponentType<SaveLevelProps> | null =
  SaveLevel &&
  (props => (
    <Suspense>
      <SaveLevel {...props} />
    </Suspense>
  ));
