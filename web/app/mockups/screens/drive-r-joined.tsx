import { spellingsDrawing } from '../kit/spellings-drawing';

export const mockup = spellingsDrawing(true);
