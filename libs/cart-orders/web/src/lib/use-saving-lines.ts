import { useCallback, useState } from 'react';

/** The lines whose amounts wait for the server, so that totals can show it. */
export const useSavingLines = () => {
  const [saving, change] = useState<ReadonlySet<string>>(new Set());

  const setSaving = useCallback(
    (id: string, isSaving: boolean) =>
      change((before) => {
        if (before.has(id) === isSaving) return before;
        const next = new Set(before);
        if (isSaving) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );

  return { saving, setSaving };
};
