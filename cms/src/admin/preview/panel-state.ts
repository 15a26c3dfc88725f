import { useSyncExternalStore } from 'react';
import type { Barrier } from './messages';

/** Returns a value that components in separate trees of the admin share. `use` is a hook. */
function createSharedValue<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: (): T => value,
    set(next: T): void {
      value = next;
      for (const notify of listeners) notify();
    },
    use: (): T => useSyncExternalStore(subscribe, () => value),
  };
}

/** The accessibility problems that axe found in the open preview. Empty while the preview is closed. */
export const barriers = createSharedValue<readonly Barrier[]>([]);

/** The widths of the page in the frame, in px. */
export const DEVICES = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type Device = keyof typeof DEVICES;
type PanelSettings = { isOpen: boolean; device: Device };

const STORAGE_KEY = 'side-by-side-preview';
const DEFAULT_SETTINGS: PanelSettings = { isOpen: false, device: 'desktop' };

const settings = createSharedValue(readStored());

/** Reads the settings from this browser. Without storage the panel starts closed. */
function readStored(): PanelSettings {
  try {
    return readSettings(localStorage.getItem(STORAGE_KEY));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Returns the settings of a stored text. What is missing or invalid has the default. */
export function readSettings(text: string | null): PanelSettings {
  const { isOpen, device } = JSON.parse(text ?? '{}') as Partial<PanelSettings>;
  return {
    isOpen: isOpen === true,
    device: device && Object.hasOwn(DEVICES, device) ? device : DEFAULT_SETTINGS.device,
  };
}

/** Changes the settings, for all components that use them and for the next visit. */
export function setPanel(change: Partial<PanelSettings>): void {
  settings.set({ ...settings.get(), ...change });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings.get()));
  } catch {
    // Storage is disabled or full. The settings last until the page is reloaded.
  }
}

export const usePanelSettings = (): PanelSettings => settings.use();
