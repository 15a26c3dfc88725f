/** Computes the layout of the video once. Runs in the browser. */
import { seeded } from '../lib/random.mjs';

/**
 * The text is on the left, the images have the full height on the right. The page shows the name of the programme
 * above `top`, and its control at the bottom left, below `bottom`. The control of the small video is below the video.
 */
const WORDS = { x: 0.05, top: 0.165, smallTop: 0.145, width: 0.39, bottom: 0.72, smallBottom: 0.96 };
const IMAGE_AREA = { left: 0.46, right: 0.955, top: 0.045, bottom: 0.955 };
/** Width of the edge of a slip, whose outer half stands beyond its box. */
export const SLIP_EDGE = 8;
/** The district of the highlighted dot. It is not late, so that its colour differs from the dot's. */
const FOLLOWED_DISTRICT = 'Raichur';
/** The approximate distance from the highlighted dot to the name and the percentage on its right. */
const FOLLOWED_DISTANCE = 124;
const MAP_BOX = { x: 10, y: 10, width: 302, height: 420 };
const DOTS_PER_ROW = 3;
const LATE_SHARE = 0.8;
/** The text scale above which a video is a small one, in which the names of districts are wider than their bars. */
const SMALL_ABOVE = 1.5;
/** The income range of the line chart, in rupees. */
const INCOME_RANGE = { low: 6300, high: 13100, spread: 620 };

export function layOut(context, { size: [width, height], text, data }) {
  const random = seeded(277);
  const type = fonts(text);
  const box = {
    left: IMAGE_AREA.left * width,
    right: IMAGE_AREA.right * width,
    top: IMAGE_AREA.top * height,
    bottom: IMAGE_AREA.bottom * height,
  };
  const map = mapTransform(box);
  const districts = data.districts.map(({ name, planned, actual }) => {
    const { x, y, path } = data.map[name];
    const middle = { x: x * map[0] + map[4], y: y * map[3] + map[5] };
    return { name, shape: new Path2D(path), share: actual / planned, late: actual / planned < LATE_SHARE, middle };
  });
  const columns = columnsOf(data.districts, box, text, type);
  const chart = chartOf(data, box, text);
  const dots = dotsOf();
  const followed = followedOf(dots);
  const panels = panelsOf();
  const flag = flagOf(panels.at(-1));
  return { type, map, districts, columns, chart, dots, followed, answer: answerOf(followed), panels, flag };

  function dotsOf() {
    const dots = data.districts.flatMap(({ villages }, district) =>
      villagePoints(context, districts[district].shape, villages, data.map[data.districts[district].name], random).map(
        ([x, y], n) => ({
          home: { x: x * map[0] + map[4], y: y * map[3] + map[5], r: random.between(5.6, 9.2) },
          bar: columns[district].dot(n),
          district,
          turn: random.next(),
          wave: (district + random.next() * 0.4) / data.districts.length,
        }),
      ),
    );
    return dots.map((dot, n) => ({ ...dot, swarm: swarmPoint(chart, n, dots.length, random) }));
  }

  /** Returns a dot beside the percentage of its district, and gives it the top of the bar and a place in the last round. */
  function followedOf(dots) {
    const district = data.districts.findIndex(({ name }) => name === FOLLOWED_DISTRICT);
    const { middle } = districts[district];
    const own = dots.filter((dot) => dot.district === district);
    const away = ({ home }) => Math.hypot(home.x - middle.x + FOLLOWED_DISTANCE, home.y - middle.y);
    const dot = closest(own, away);
    [dot.bar, own.at(-1).bar] = [own.at(-1).bar, dot.bar];
    const mean = chart.points.at(-1);
    const below = ({ swarm }) => Math.hypot(swarm.x - mean.x - chart.pitch / 4, swarm.y - mean.y - chart.pitch / 2);
    const place = closest(dots, below);
    [dot.swarm, place.swarm] = [place.swarm, dot.swarm];
    return dot;
  }

  /**
   * Returns the slip of one answer of the highlighted dot: with a zero too many, then as it was corrected. In the small
   * video it is below the text, where it covers no district.
   */
  function answerOf({ home }) {
    const { work, rupees: amount } = data.answer;
    const states = [
      { figure: `${rupees(amount * 10)}?`, note: 'AI Validation: ask again', byAi: true },
      { figure: rupees(amount), note: 'Corrected on the spot' },
    ];
    const padding = 0.8 * type.labelSize;
    context.font = type.strong;
    const boxWidth = type.mark + Math.max(...states.map(({ note }) => context.measureText(note).width)) + 2 * padding;
    const boxHeight = type.answerSize + 2.6 * type.labelSize + 2 * padding;
    const small = text > SMALL_ABOVE;
    const x = small ? WORDS.x * width + SLIP_EDGE / 2 : box.right - boxWidth;
    const y = small ? box.bottom - boxHeight : Math.min(home.y + 1.6 * type.labelSize, box.bottom - boxHeight);
    return {
      box: [x, y, boxWidth, boxHeight],
      pin: small ? { x: x + boxWidth, y: y + padding } : { x: Math.max(home.x, x + padding), y },
      x: x + padding,
      question: `${work}, this month`,
      questionY: y + padding + 0.8 * type.labelSize,
      figureY: y + padding + 1.2 * type.labelSize + 0.8 * type.answerSize,
      noteY: y + boxHeight - padding - 0.1 * type.labelSize,
      states,
    };
  }

  /** Returns the slip below the last text: the districts that the AI flagged. */
  function flagOf({ lines: above }) {
    const late = districts.filter((one) => one.late).map(({ name }) => name);
    const padding = 0.7 * type.labelSize;
    const step = 1.3 * type.labelSize;
    const [x, y] = [WORDS.x * width + SLIP_EDGE / 2, above.at(-1).y + 1.05 * type.labelSize];
    const words = ['AI flagged:', late.join(' and ')];
    context.font = type.strong;
    const room = WORDS.width * width - 2 * padding - type.mark;
    const texts = context.measureText(words.join(' ')).width > room ? words : [words.join(' ')];
    const boxWidth = type.mark + Math.max(...texts.map((one) => context.measureText(one).width)) + 2 * padding;
    const boxHeight = texts.length * step - 0.3 * type.labelSize + 2 * padding;
    const bottom = text > SMALL_ABOVE ? WORDS.smallBottom : WORDS.bottom;
    if (y + boxHeight > height * bottom) throw new Error(`"${words.join(' ')}" reaches the control below it.`);
    return {
      box: [x, y, boxWidth, boxHeight],
      x: x + padding,
      lines: texts.map((one, n) => ({ text: one, y: y + padding + 0.8 * type.labelSize + n * step })),
    };
  }

  function panelsOf() {
    const x = WORDS.x * width;
    const [first, last] = [data.incomeByRound.at(0), data.incomeByRound.at(-1)];
    const villages = sum(data.districts, 'villages');
    const [actual, planned] = [sum(data.districts, 'actual'), sum(data.districts, 'planned')];
    const panels = [
      [() => String(villages), 'villages have sent their answers', ['One dot, one village']],
      [() => String(villages), 'villages with an active group, by district', ['The same dots, counted']],
      [(part) => rupees(first + (last - first) * part), 'a month in the average household', ['Six survey rounds']],
      [
        () => `${Math.round((actual / planned) * 100)}%`,
        'of the women planned for are enrolled',
        [`${actual.toLocaleString('en-IN')} of ${planned.toLocaleString('en-IN')}`],
      ],
    ];
    return panels.map(([number, title, texts]) => {
      const wrap = (words, font) => lines(context, words, font, WORDS.width * width);
      const titles = wrap(title, type.title);
      const notes = texts.flatMap((note) => wrap(note, type.label));
      // A number that counts up has wider digits on its way.
      const size = fittingSize(context, number(1).replace(/\d/g, '0'), WORDS.width * width, type.size);
      // The capitals of the display font are 0.7 em high.
      const at = { x, y: height * (text > SMALL_ABOVE ? WORDS.smallTop : WORDS.top) + 0.7 * size };
      const under = at.y + 1.25 * type.leading;
      const after = under + titles.length * type.leading + 6;
      if (after + (notes.length - 1) * type.leading * 0.8 > height * WORDS.bottom) {
        throw new Error(`The text "${title}" reaches the control below it.`);
      }
      return {
        number,
        font: numberFont(size),
        at,
        lines: [
          ...titles.map((line, n) => ({ text: line, y: under + n * type.leading })),
          ...notes.map((line, n) => ({ text: line, quiet: true, y: after + n * type.leading * 0.8 })),
        ],
      };
    });
  }
}

const rupees = (value) => `₹${Math.round(value).toLocaleString('en-IN')}`;

const sum = (list, key) => list.reduce((total, one) => total + one[key], 0);

const numberFont = (size) => `680 ${size}px Display`;

/** Returns the largest size up to `max` at which the number fits into the width. */
function fittingSize(context, number, width, max) {
  context.font = numberFont(max);
  return Math.min(max, (max * width) / context.measureText(number).width);
}

const fonts = (text) => ({
  size: 250 - 130 * (text - 1.3),
  title: `600 ${54 * text ** 0.45}px Display`,
  figure: `600 ${36 * text}px Display`,
  label: `450 ${29 * text}px Text`,
  strong: `650 ${29 * text}px Text`,
  /** The width of the star that marks what the AI found, with the space after it. */
  mark: 36 * text,
  name: `550 ${29 * text}px Text`,
  column: `450 ${text > SMALL_ABOVE ? 29 * text : 29}px Text`,
  labelSize: 29 * text,
  answer: `650 ${58 * text}px Display`,
  answerSize: 58 * text,
  leading: 64 * text ** 0.45,
  gap: 16 * text,
});

function mapTransform({ left, right, top, bottom }) {
  const scale = Math.min((right - left) / MAP_BOX.width, (bottom - top) / MAP_BOX.height);
  const x = (left + right) / 2 - (MAP_BOX.x + MAP_BOX.width / 2) * scale;
  const y = (top + bottom) / 2 - (MAP_BOX.y + MAP_BOX.height / 2) * scale;
  return [scale, 0, 0, scale, x, y];
}

/**
 * Returns points for villages inside a district, with a distance to each other and to its middle, where the percentage
 * is shown.
 */
function villagePoints(context, shape, count, middle, random) {
  const found = [];
  for (let gap = 9; found.length < count; gap *= 0.97) {
    for (let attempt = 0; attempt < 400 && found.length < count; attempt += 1) {
      const point = [random.around(middle.x, 110), random.around(middle.y, 110)];
      const inside = [0, 1.6, 3.1, 4.7].every((turn) =>
        context.isPointInPath(shape, point[0] + Math.cos(turn) * 4, point[1] + Math.sin(turn) * 4),
      );
      if (inside && found.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) > gap))
        found.push(point);
    }
  }
  return found;
}

function columnsOf(districts, box, text, type) {
  const pitch = (box.right - box.left) / districts.length;
  const step = pitch / (DOTS_PER_ROW + 1.25);
  const floor = box.bottom - 62 * text;
  return districts.map(({ name, code, villages }, n) => {
    const x = box.left + (n + 0.5) * pitch;
    const rows = Math.ceil(villages / DOTS_PER_ROW);
    return {
      name: text > SMALL_ABOVE ? code : name,
      villages,
      x,
      foot: box.bottom,
      head: floor - rows * step - type.gap * 0.6,
      dot: (number) => ({
        x: x + ((number % DOTS_PER_ROW) - (DOTS_PER_ROW - 1) / 2) * step,
        y: floor - (Math.floor(number / DOTS_PER_ROW) + 0.5) * step,
        r: step * 0.37,
      }),
    };
  });
}

function chartOf({ incomeByRound, rounds }, box, text) {
  const bottom = box.bottom - 62 * text;
  const y = (income) =>
    bottom - ((income - INCOME_RANGE.low) / (INCOME_RANGE.high - INCOME_RANGE.low)) * (bottom - box.top);
  const pitch = (box.right - box.left) / incomeByRound.length;
  return {
    left: box.left,
    right: box.right,
    foot: box.bottom,
    target: y(12000),
    points: incomeByRound.map((income, n) => ({ x: box.left + (n + 0.5) * pitch, y: y(income), round: rounds[n] })),
    spread: y(0) - y(INCOME_RANGE.spread),
    pitch,
  };
}

/** Returns the position of a household near its round's average. The distances are roughly normally distributed. */
function swarmPoint({ points, spread, pitch }, n, count, random) {
  const { x, y } = points[Math.floor((n * points.length) / count)];
  const bell = () => random.next() + random.next() + random.next() + random.next() - 2;
  return { x: x + random.around(0, pitch * 0.36), y: y + bell() * spread * 1.6, r: 7.5 };
}

const closest = (dots, distance) => dots.reduce((best, one) => (distance(one) < distance(best) ? one : best));

function lines(context, words, font, width) {
  context.font = font;
  const out = [''];
  for (const word of words.split(' ')) {
    const longer = `${out.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width) out[out.length - 1] = longer;
    else out.push(word);
  }
  return out;
}
