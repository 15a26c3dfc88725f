/**
 * The hero video: villages on a map become bars, then a line, then a map of the results. Runs in the browser. A frame
 * depends only on its time, and the video loops without a jump.
 */
import { easeInOut, fade, mix, window01 } from './timing.mjs';
import { layOut, SLIP_EDGE } from './layout.mjs';

/** Length of the video, in seconds. */
export const SECONDS = 12;
/** End of the first still image, in seconds. */
const FIRST_STILL_END = 2.2;
/** Start and end of each still image after the first one, in seconds. The dots move in between. */
const BARS_STILL = [3.3, 4.4];
const LINE_STILL = [5.4, 6.9];
const MAP_STILL = [7.9, 11.3];
/** The times, in seconds, at which each text starts. The first one starts before the loop. */
const TEXT_STARTS = [-0.5, FIRST_STILL_END + 1, BARS_STILL[1] + 0.6, LINE_STILL[1] + 0.7, SECONDS - 0.5];
/** Duration in seconds in which a text appears. The text before goes in the same time before that. */
const TEXT_FADE = 0.12;
/** The times, in seconds, at which the slip of an answer appears, is corrected and is gone. It appears before the loop. */
const ANSWER = [-0.3, 1.15, FIRST_STILL_END];
/** Maximum delay between the starts of two dots, in seconds. */
const MAX_STAGGER = 0.45;

/** Returns a function that renders the frame of a time on a canvas of `size`. `text` is the text scale. */
export function renderVideo(context, { size, text, data, colour }) {
  const layout = layOut(context, { size, text, data });
  return (time) => {
    context.clearRect(0, 0, ...size);
    context.fillStyle = colour.forest;
    context.fillRect(0, 0, ...size);
    drawMap(context, layout, time, colour);
    drawBars(context, layout, time, colour);
    drawAxis(context, layout, time, colour);
    for (const dot of layout.dots) if (dot !== layout.followed) drawDot(context, dot, time, colour);
    drawLine(context, layout, time, colour);
    drawAnswer(context, layout, time, colour);
    drawFollowedDot(context, layout, time, colour);
    drawShares(context, layout, time, colour);
    drawTexts(context, layout, time, colour);
    drawFlag(context, layout, time, colour);
  };
}

const resultsShown = (time) => window01(time, MAP_STILL[0] - 0.5, MAP_STILL[0] + 0.5, MAP_STILL[1], SECONDS - 0.15);

function drawMap(context, { map, districts }, time, colour) {
  const away = window01(time, FIRST_STILL_END, FIRST_STILL_END + 0.9, LINE_STILL[1] + 0.4, MAP_STILL[0]);
  const filled = resultsShown(time);
  context.save();
  context.setTransform(...map);
  context.lineJoin = 'round';
  for (const { shape, late } of districts) {
    context.globalAlpha = 1 - away;
    context.fillStyle = colour.forestDeep;
    context.fill(shape);
    context.globalAlpha = late ? 0 : filled * 0.92;
    context.fillStyle = colour.leaf;
    context.fill(shape);
    context.globalAlpha = 1 - away;
    context.strokeStyle = colour.forestLine;
    context.lineWidth = 1;
    context.stroke(shape);
    context.globalAlpha = filled * (1 - away);
    context.strokeStyle = colour.forest;
    context.lineWidth = 2.4;
    context.stroke(shape);
  }
  // A district that is behind its plan stays hollow, with the edge of the slip that names it.
  context.globalAlpha = filled * (1 - away);
  context.strokeStyle = colour.marigold;
  context.lineWidth = 2.2;
  for (const { shape, late } of districts) if (late) context.stroke(shape);
  context.restore();
}

/** How far a dot is on its way to its bar, to its survey round and back home, each from 0 to 1. */
function progressOf({ turn }, time) {
  const leave = [FIRST_STILL_END, BARS_STILL[1], LINE_STILL[1]].map((start) => start + turn * MAX_STAGGER);
  const arrive = [BARS_STILL[0], LINE_STILL[0], MAP_STILL[0]].map((end) => end - (1 - turn) * MAX_STAGGER);
  return leave.map((start, n) => easeInOut(fade(time, start, arrive[n])));
}

/** The one marigold dot of the video. In the third image it is one village among those of the last round. */
function drawFollowedDot(context, { followed: dot }, time, colour) {
  const [bar, swarm, home] = progressOf({ turn: 0.5 }, time);
  const end = { ...dot.swarm, r: 16 };
  const start = { ...dot.home, r: 17 };
  const top = { ...dot.bar, r: dot.bar.r * 1.3 };
  const at = (key) => mix(mix(mix(start[key], top[key], bar), end[key], swarm), start[key], home);
  const [x, y, r] = ['x', 'y', 'r'].map(at);
  const disc = (radius, fill) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  };
  disc(r + 6, colour.forest);
  disc(r, colour.marigold);
}

/** A slip of paper with the colour of its edge. */
function drawSlip(context, box, edge, colour) {
  context.strokeStyle = edge;
  context.fillStyle = colour.onForest;
  context.lineWidth = SLIP_EDGE;
  context.beginPath();
  context.roundRect(...box, 24);
  context.fill();
  context.stroke();
}

/** The star with four points that marks what the AI found, before a text at `x` and `y`. */
function drawStar(context, type, x, y, colour) {
  const r = type.mark * 0.42;
  const [cx, cy] = [x + r, y - type.labelSize * 0.34];
  context.fillStyle = colour.marigold;
  context.beginPath();
  context.moveTo(cx, cy - r);
  for (const [dx, dy] of [
    [r, 0],
    [0, r],
    [-r, 0],
    [0, -r],
  ])
    context.quadraticCurveTo(cx, cy, cx + dx, cy + dy);
  context.fill();
  context.fillStyle = colour.forestDeep;
}

/** An answer of the highlighted dot that cannot be right, and what it was when it was asked again. */
function drawAnswer(context, { answer, followed, type }, clock, colour) {
  const [start, corrected, end] = ANSWER;
  const time = clock > end ? clock - SECONDS : clock;
  const shown = window01(time, start, start + 0.25, end - 0.15, end);
  const struck = easeInOut(fade(time, corrected - 0.3, corrected - 0.05));
  const edge = time < corrected ? colour.marigold : colour.leafBright;
  context.globalAlpha = shown;
  context.strokeStyle = edge;
  context.lineWidth = 8;
  context.beginPath();
  context.moveTo(followed.home.x, followed.home.y);
  context.lineTo(answer.pin.x, answer.pin.y);
  context.stroke();
  drawSlip(context, answer.box, edge, colour);
  context.textAlign = 'left';
  context.fillStyle = colour.forestDeep;
  context.font = type.label;
  context.fillText(answer.question, answer.x, answer.questionY);
  const parts = [1 - fade(time, corrected, corrected + 0.1), fade(time, corrected + 0.1, corrected + 0.2)];
  answer.states.forEach(({ figure, note, byAi }, n) => {
    context.globalAlpha = shown * parts[n];
    context.font = type.strong;
    if (byAi) drawStar(context, type, answer.x, answer.noteY, colour);
    context.fillText(note, answer.x + (byAi ? type.mark : 0), answer.noteY);
    context.font = type.answer;
    context.fillText(figure, answer.x, answer.figureY);
    if (n === 0) {
      context.fillStyle = colour.marigold;
      context.fillRect(
        answer.x,
        answer.figureY - 0.36 * type.answerSize,
        context.measureText(figure).width * struck,
        8,
      );
      context.fillStyle = colour.forestDeep;
    }
  });
  context.globalAlpha = 1;
}

/** What the AI found in the result: a slip as that of the answer. */
function drawFlag(context, { flag, type }, time, colour) {
  context.globalAlpha = Math.min(resultsShown(time), textShown(time, 3));
  drawSlip(context, flag.box, colour.marigold, colour);
  drawStar(context, type, flag.x, flag.lines[0].y, colour);
  context.font = type.strong;
  context.textAlign = 'left';
  for (const { text, y } of flag.lines) context.fillText(text, flag.x + type.mark, y);
  context.globalAlpha = 1;
}

function drawDot(context, dot, time, colour) {
  const [bar, swarm, home] = progressOf(dot, time);
  const at = (key) => mix(mix(mix(dot.home[key], dot.bar[key], bar), dot.swarm[key], swarm), dot.home[key], home);
  const sent = 0.2 + dot.wave * 1.5;
  const pulse = window01(time, sent, sent + 0.1, sent + 0.12, sent + 0.4);
  const dim = 0.42 * swarm * (1 - home) + 0.72 * resultsShown(time);
  context.globalAlpha = 1 - dim;
  context.fillStyle = pulse > 0.5 ? colour.onForest : colour.leafBright;
  context.beginPath();
  context.arc(at('x'), at('y'), at('r') * (1 + pulse * 0.55), 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}

function drawBars(context, { columns, type }, time, colour) {
  const shown = window01(time, BARS_STILL[0] - 0.6, BARS_STILL[0], BARS_STILL[1] - 0.1, BARS_STILL[1] + 0.35);
  // The figures appear when the dots have arrived: a count on its way would contradict the sum beside it.
  const counted = fade(time, BARS_STILL[0] - 0.3, BARS_STILL[0] + 0.2);
  context.globalAlpha = shown;
  context.textAlign = 'center';
  for (const { x, foot, head, name, villages } of columns) {
    context.fillStyle = colour.onForestSoft;
    context.font = type.column;
    context.fillText(name, x, foot);
    context.fillStyle = colour.onForest;
    context.font = type.figure;
    context.globalAlpha = shown * counted;
    context.fillText(String(villages), x, head);
    context.globalAlpha = shown;
  }
  context.globalAlpha = 1;
}

const lineShown = (time) =>
  window01(time, LINE_STILL[0] - 0.5, LINE_STILL[0], LINE_STILL[1] - 0.1, LINE_STILL[1] + 0.4);

function drawAxis(context, { chart, type }, time, colour) {
  context.globalAlpha = lineShown(time);
  context.strokeStyle = colour.onForestSoft;
  context.lineWidth = 3;
  context.setLineDash([4, 12]);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(chart.left, chart.target);
  context.lineTo(chart.right, chart.target);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = colour.onForestSoft;
  context.font = type.label;
  // Before the rounds that come near the target, and clear of the figure of the text.
  context.textAlign = 'right';
  context.fillText('Target ₹12,000', chart.points[3].x + chart.pitch / 2, chart.target - type.gap);
  context.textAlign = 'center';
  for (const { x, round } of chart.points) context.fillText(round, x, chart.foot);
  context.globalAlpha = 1;
}

const wayOf = ({ points }, time) =>
  easeInOut(fade(time, LINE_STILL[0] - 0.2, LINE_STILL[0] + 1.3)) * (points.length - 1);

function lineEnd(chart, time) {
  const way = wayOf(chart, time);
  const [from, to] = [chart.points[Math.floor(way)], chart.points[Math.ceil(way)]];
  return { x: mix(from.x, to.x, way % 1), y: mix(from.y, to.y, way % 1) };
}

function drawLine(context, { chart }, time, colour) {
  const { points } = chart;
  const way = wayOf(chart, time);
  context.globalAlpha = lineShown(time);
  context.strokeStyle = colour.onForest;
  context.lineWidth = 10;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(points[0].x, points[0].y);
  for (let n = 1; n <= Math.floor(way); n += 1) context.lineTo(points[n].x, points[n].y);
  const end = lineEnd(chart, time);
  context.lineTo(end.x, end.y);
  context.stroke();
  context.fillStyle = colour.onForest;
  context.beginPath();
  context.arc(end.x, end.y, 18, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}

function drawShares(context, { districts, type }, time, colour) {
  const shown = resultsShown(time);
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.globalAlpha = shown;
  context.fillStyle = colour.onForest;
  for (const { name, middle, share, late } of districts) {
    const lines = [
      { text: name, font: type.name, y: middle.y - type.labelSize * 0.2 },
      { text: `${Math.round(share * 100)}%`, font: type.figure, y: middle.y + type.labelSize },
    ];
    // An outline in the colour of the district keeps the dots behind the text apart from it.
    context.strokeStyle = late ? colour.forestDeep : colour.leaf;
    context.lineWidth = type.labelSize * 0.3;
    for (const { text, font, y } of lines) {
      context.font = font;
      context.strokeText(text, middle.x, y);
    }
    for (const { text, font, y } of lines) {
      context.font = font;
      context.fillText(text, middle.x, y);
    }
  }
  context.globalAlpha = 1;
}

/** How visible the text of image `n` is, from 0 to 1. */
function textShown(time, n) {
  const [start, end] = TEXT_STARTS.slice(n);
  const at = time < TEXT_STARTS.at(-1) ? time : time - SECONDS;
  return window01(at, start, start + TEXT_FADE, end - TEXT_FADE, end);
}

function drawTexts(context, { panels, type }, time, colour) {
  const income = easeInOut(fade(time, LINE_STILL[0] - 0.2, LINE_STILL[0] + 1.3));
  context.textAlign = 'left';
  panels.forEach(({ number, font, lines, at }, n) => {
    const shown = textShown(time, n);
    // The first two images have the same number, so it stays while the words change.
    context.globalAlpha = n === 0 && Math.abs(time - TEXT_STARTS[1]) < TEXT_FADE ? 1 : shown;
    context.fillStyle = colour.onForest;
    context.font = font;
    context.fillText(number(income), at.x, at.y);
    context.globalAlpha = shown;
    lines.forEach(({ text, quiet, y }) => {
      context.font = quiet ? type.label : type.title;
      context.fillStyle = quiet ? colour.onForestSoft : colour.onForest;
      context.fillText(text, at.x, y);
    });
  });
  context.globalAlpha = 1;
}
