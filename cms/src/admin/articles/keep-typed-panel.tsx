import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { ARTICLE_UID, type ArticleValues, type PanelProps } from './panel-props';

/**
 * Renders nothing. After a save conflict the content manager loads the newer article into the form. This panel restores
 * the editor's input with its old version. So no input is lost, and nothing is overwritten.
 */
export function KeepTypedPanel({ model }: PanelProps) {
  const values = useForm('KeepTypedPanel', (form) => form.values as ArticleValues);
  const isModified = useForm('KeepTypedPanel', ({ modified }) => modified);
  const setValues = useForm('KeepTypedPanel', (form) => form.setValues);
  const isRefusal = useForm('KeepTypedPanel', ({ errors }) => Boolean((errors as ArticleValues).lockVersion));
  const typed = useRef<ArticleValues | null>(null);
  const wasRefused = useRef(false);
  useEffect(() => {
    if (model !== ARTICLE_UID) return;
    if (isRefusal) wasRefused.current = true;
    if (wasRefused.current && typed.current && values.lockVersion !== typed.current.lockVersion) {
      setValues(typed.current);
    } else if (isModified) typed.current = values;
  }, [model, values, isModified, isRefusal, setValues]);
  return null;
}
