// A text that the clipboard refused, offered in a dialog over any page; its code is loaded with the first of them.
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { closeOffer, offers } from '../../ui/share/clipboard.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';

const CopyByHand = lazyPart(() => import('../../ui/share/CopyByHand.tsx'));

export function OfferedText() {
  const offer = useStore(offers, state => state.offer);
  return <Suspense>{offer && <CopyByHand offer={offer} onClose={closeOffer} />}</Suspense>;
}
