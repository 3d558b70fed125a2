// Action buttons: agents, planning, waypoints, zoom.
import { Crosshair, ListPlus, Pause, Play, ZoomIn, ZoomOut } from 'lucide-react';
import { useStore } from 'zustand';
import type { EmergenciaUi } from '../../../scenes/emergencia/ui.ts';
import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import type { HudProps } from '../HudProps.ts';
import styles from './ActionButtons.module.css';

interface ActionButtonsProps extends Pick<HudProps, 'session' | 'hold'> {
  readonly view: EmergenciaView;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export function ActionButtons({ view, session, hold }: ActionButtonsProps) {
  const { agents, planning, queues, marks } = view;
  const { isWidest, isClosest } = useStore(uiOf<EmergenciaUi>(session));
  return (
    <div className={styles.buttons} role="group" aria-label="Orders">
      {agents.map(({ id, selected, doing, disguised }) => (
        <button
          key={id}
          type="button"
          className={styles.agent}
          aria-pressed={selected}
          aria-label={`Agent ${id}, ${doing}${disguised ? ', disguised' : ''}`}
          title={`Agent ${id} (${id}): again to look where it is; pressed on the map, it is let go`}
          data-doing={doing}
          data-disguised={disguised || undefined}
          onMouseDown={keepFocus}
          onClick={() => session.send({ type: 'select', id })}
        >
          {id}
        </button>
      ))}
      <button
        type="button"
        className={styles.tool}
        aria-pressed={marks}
        aria-label="Mark somebody"
        title="The next press on a person marks them (G marks at the pointer)"
        onMouseDown={keepFocus}
        onClick={() => session.send({ type: 'marking' })}
      >
        <Crosshair aria-hidden />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={planning}
        aria-label={planning ? 'Let time go on' : 'Let time stand'}
        title="Let time stand and plan (T)"
        onMouseDown={keepFocus}
        onClick={() => session.send({ type: 'plan' })}
      >
        {planning ? <Play aria-hidden /> : <Pause aria-hidden />}
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={queues}
        aria-label="Queue waypoints"
        title="Add places one after the other (Shift)"
        onMouseDown={keepFocus}
        onClick={() => session.send({ type: 'queue' })}
      >
        <ListPlus aria-hidden />
      </button>
      <HoldButton
        className={styles.tool}
        aria-label="Look closer"
        aria-disabled={isClosest || undefined}
        title={isClosest ? 'As close as it goes' : 'Look closer (+)'}
        hold={down => hold('zoomIn', down)}
      >
        <ZoomIn aria-hidden />
      </HoldButton>
      <HoldButton
        className={styles.tool}
        aria-label="See more"
        aria-disabled={isWidest || undefined}
        title={isWidest ? 'All of the map is shown' : 'See more (−)'}
        hold={down => hold('zoomOut', down)}
      >
        <ZoomOut aria-hidden />
      </HoldButton>
    </div>
  );
}
