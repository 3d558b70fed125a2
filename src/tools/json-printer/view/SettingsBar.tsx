// Settings bar: indent size, text size, dark mode and a text beside the tree, stored on the device.

import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { Slider } from '../../../ui/Slider.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { INDENT, type Settings, saveSetting, TEXT_SIZE, WIDE_ENOUGH } from '../settings.ts';
import styles from './SettingsBar.module.css';
import { useEditor, useEditorState } from './useEditor.ts';

export default function SettingsBar({ isDark }: { readonly isDark: boolean }) {
  const editor = useEditor();
  const settings = useEditorState(state => state.settings);
  const isWide = useMedia(WIDE_ENOUGH);
  function set(name: keyof Settings, value: number | boolean) {
    editor.store.setState({ settings: { ...settings, [name]: value } });
    if (!saveSetting(name, value)) editor.notify.info('This browser keeps no settings: they last until you leave.');
  }
  return (
    <div className={styles.bar} role="group" aria-label="Settings">
      <Slider
        label="Indent size"
        value={settings.indent}
        min={INDENT.min}
        max={INDENT.max}
        step={INDENT.step}
        format={value => `${value} spaces`}
        onChange={value => set('indent', value)}
      />
      <Slider
        label="Text size"
        value={settings.textSize}
        min={TEXT_SIZE.min}
        max={TEXT_SIZE.max}
        step={TEXT_SIZE.step}
        format={value => `${value} px`}
        onChange={value => set('textSize', value)}
      />
      <Switch label="Dark mode" checked={isDark} onChange={value => set('dark', value)} />
      {isWide && (
        <Switch label="Text beside the tree" checked={settings.beside} onChange={value => set('beside', value)} />
      )}
    </div>
  );
}
