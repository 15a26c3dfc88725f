import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';
import type { ArticleValues, PanelProps } from '../articles/panel-props';
import { EDITED_UIDS } from './edited-types';

type Values = Pick<ArticleValues, 'lockVersion'>;

/**
 * Renders nothing. When a save is refused, the content manager replaces the input by the saved entry. This panel
 * restores the editor's input with its old version. So no input is lost, and no newer version is overwritten.
 */
export function RestoreInputPanel({ model, documentId }: PanelProps) {
  const values = useForm('RestoreInputPanel', (form) => form.values as Values);
  const isModified = useForm('RestoreInputPanel', ({ modified }) => modified);
  const isSubmitting = useForm('RestoreInputPanel', (form) => form.isSubmitting);
  const setValues = useForm('RestoreInputPanel', (form) => form.setValues);
  const isConflict = useForm('RestoreInputPanel', ({ errors }) => Boolean((errors as Values).lockVersion));
  // Each submit starts without errors.
  const isRefused = useForm('RestoreInputPanel', ({ errors }) => Object.keys(errors).length > 0);
  const typed = useRef<Values | null>(null);
  const hadConflict = useRef(false);
  /** Whether the current input was submitted. */
  const wasSent = useRef(false);
  useEffect(() => {
    typed.current = null;
    hadConflict.current = false;
    wasSent.current = false;
  }, [model, documentId]);
  useEffect(() => {
    if (!EDITED_UIDS.includes(model)) return;
    if (isConflict) hadConflict.current = true;
    if (isSubmitting) wasSent.current = true;
    const before = typed.current;
    const isOtherVersion = before?.lockVersion !== values.lockVersion;
    if (before && isOtherVersion && hadConflict.current) {
      setValues(before);
    } else if (isModified) {
      if (!isSubmitting && before !== values) wasSent.current = false;
      typed.current = values;
    } else if (before && !isOtherVersion && isRefused && !isSubmitting && wasSent.current) {
      wasSent.current = false;
      setValues(before);
    }
  }, [model, values, isModified, isSubmitting, isConflict, isRefused, setValues]);
  return null;
}
