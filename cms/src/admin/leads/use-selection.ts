import { useEffect, useState } from 'react';
import type { AnyLead } from './leads-api';

/** Returns the key of a lead in the selection. */
export const keyOf = ({ form, documentId }: Pick<AnyLead, 'form' | 'documentId'>) => `${form} ${documentId}`;

/** Which leads are selected: some on this page, or all that match. Another page or filter clears the selection. */
export function useSelection(leads: readonly AnyLead[], list: string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(false);
  const clear = () => {
    setKeys(new Set());
    setEverything(false);
  };
  useEffect(clear, [list]);
  const selected = leads.filter((lead) => everything || keys.has(keyOf(lead)));
  return {
    selected,
    everything,
    clear,
    isSelected: (lead: AnyLead) => everything || keys.has(keyOf(lead)),
    selectEverything: () => setEverything(true),
    togglePage(on: boolean) {
      setEverything(false);
      setKeys(new Set(on ? leads.map(keyOf) : []));
    },
    toggle(lead: AnyLead, on: boolean) {
      setEverything(false);
      // Deselecting one of "all that match" keeps the others on this page.
      const next = new Set(everything ? leads.map(keyOf) : keys);
      if (on) next.add(keyOf(lead));
      else next.delete(keyOf(lead));
      setKeys(next);
    },
  };
}

export type LeadsSelection = ReturnType<typeof useSelection>;
