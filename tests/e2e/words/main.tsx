// Text game on the site's own pages: the template's rules and picture, in a layout that no game of the catalogue uses yet.
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import '../../../src/ui/folded.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import template from '../../../scenes/_template/index.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import PlayPage from '../../../src/play/page/PlayPage.tsx';
import { PageFrame } from '../../../src/site/frame/PageFrame.tsx';

const { width, height, ink } = template.stage;
const words: GameDefinition = {
  ...template,
  id: 'words',
  title: 'Words',
  frame: 'full',
  stage: { width, height, ink, layout: 'words' },
  controls: template.controls.map(({ action, keys, label }) => ({ action, keys, label })),
  start: {
    title: 'Words',
    text: 'A house, a night, and somebody who says too little.',
    buttons: [{ label: 'Enter' }],
    options: [
      { name: 'length', label: 'Length', choices: [{ value: 'long', label: 'All night' }] },
      { name: 'players', label: 'Players', count: [1, 4] },
      { name: 'player', label: 'Guest', names: 'players' },
    ],
  },
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MemoryRouter>
      <Routes>
        <Route element={<PageFrame frame={words.frame} />}>
          <Route path="*" element={<PlayPage definition={words} />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
