/** So near to where it was sent, in pixels, a list has arrived. */
const NEAR = 2;
/** So much further from there than it has been, in pixels, something else moves it. */
const AWAY = 100;

/**
 * Where a press has sent a scrolling list, remembered until the list has arrived, a hand takes it over, or it moves
 * away. A busy device may halt half-way, so standing still says nothing; a smooth turn runs on a little, so one step
 * back says nothing either.
 */
export class ScrollAim {
  private left: number | undefined;
  private nearest = Infinity;
  private list: HTMLElement | undefined;

  /**
   * Scrolls `list` to `left`, in pixels: smoothly, where less motion is not asked for. Meanwhile it says `data-sent`,
   * for its style to let go of scroll snapping: when an image comes, a browser would snap back to where it was.
   */
  send(list: HTMLElement, left: number) {
    this.left = left;
    this.nearest = Infinity;
    this.list = list;
    list.setAttribute('data-sent', '');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  }

  takeOver() {
    this.left = undefined;
    this.list?.removeAttribute('data-sent');
  }

  /** Told at each scroll event where the list stands, in pixels: is it still on its way? */
  isOnItsWay(scrollLeft: number): boolean {
    if (this.left === undefined) return false;
    const distance = Math.abs(scrollLeft - this.left);
    this.nearest = Math.min(this.nearest, distance);
    if (distance <= NEAR || distance > this.nearest + AWAY) this.takeOver();
    return this.left !== undefined;
  }
}
