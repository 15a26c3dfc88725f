/** Cuts a text between two words so that it has at most `longest` characters, the ellipsis included. */
export function cutLength(text: string, longest: number): string {
  const collapsed = text.replace(/\s+/g, ' ').trim();
  if (collapsed.length <= longest) return collapsed;
  const room = collapsed.slice(0, longest - 1);
  const end = room.lastIndexOf(' ');
  const cut = end > longest / 2 ? room.slice(0, end) : room.replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
