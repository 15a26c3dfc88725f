import type { ReactNode } from 'react';
import type { SketchName } from '../sketch-data';
import {
  CropCalendar,
  FourVisits,
  PlotPlan,
  ReadingLadder,
  SeedTag,
  SixCounts,
  TenPlots,
  VisitCard,
  WellSheet,
} from './fields';
import {
  AskedAnswer,
  AnsweredQuestion,
  DonorTemplate,
  NextProject,
  PaperForm,
  PhoneQueue,
  QuoteCard,
  RecordSlip,
  RegisterPage,
  ThreeDesks,
  ThreeProducts,
} from './records';
import { AnnexPage, BoardFigure, CaseIndex, FirstVersion, ScheduleLine } from './reports';

export const SKETCHES: Readonly<Record<SketchName, () => ReactNode>> = {
  question: AnsweredQuestion,
  'donor-template': DonorTemplate,
  'crop-calendar': CropCalendar,
  'paper-form': PaperForm,
  'record-slip': RecordSlip,
  'dot-columns': NextProject,
  'three-products': ThreeProducts,
  'asked-answer': AskedAnswer,
  'three-desks': ThreeDesks,
  'visit-card': VisitCard,
  'reading-ladder': ReadingLadder,
  'plot-plan': PlotPlan,
  'board-figure': BoardFigure,
  'seed-tag': SeedTag,
  'schedule-line': ScheduleLine,
  'phone-queue': PhoneQueue,
  'annex-page': AnnexPage,
  'four-visits': FourVisits,
  'well-sheet': WellSheet,
  'six-counts': SixCounts,
  'case-index': CaseIndex,
  'ten-plots': TenPlots,
  'register-page': RegisterPage,
  'quote-card': QuoteCard,
  'first-version': FirstVersion,
};

export function SketchFigure({ name }: { name: SketchName }) {
  const Drawing = SKETCHES[name];
  return <Drawing />;
}
