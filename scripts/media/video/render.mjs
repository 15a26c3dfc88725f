/**
 * Renders the hero video of the home page into web/public/media/video: two sizes as VP9 in WebM and H.264 in MP4, their
 * first frame as the poster and a later one as the still image, both as AVIF and WebP. Needs ffmpeg with libvpx and x264,
 * except for the images.
 * Usage: node scripts/media/video/render.mjs [--images | folder for single frames: second, second, …]
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importTypeScript } from '../../lib/import-typescript.mjs';
import { colour } from '../brand/colours.mjs';
import { withPage } from '../lib/browser.mjs';
import { encode } from '../lib/encode.mjs';
import { serveVideoModules } from './serve-modules.mjs';
import { SECONDS } from './scene.mjs';

const root = path.join(import.meta.dirname, '../../..');
const target = path.join(root, 'web/public/media/video');
const FRAME_RATE = 30;
const MAX_VIDEO_BYTES = 1_200_000;
/** The second of the still image, which visitors with reduced motion see: the map of the results. */
const STILL_SECOND = 9.5;
/** `text` scales the text. The small one has labels of at least 11 px in a window of 320 px. */
const SIZES = [
  { name: 'hero', size: [1440, 900], text: 1.3, vp9: 34, h264: 25 },
  { name: 'hero-small', size: [720, 450], text: 1.92, vp9: 33, h264: 24 },
];
/** District codes. Both videos and every mockup show the same programme. */
const DISTRICT_CODES = {
  Bidar: 'BDR',
  Kalaburagi: 'KLB',
  Yadgir: 'YDG',
  Raichur: 'RCR',
  Koppal: 'KPL',
  Ballari: 'BLR',
};

async function videoData() {
  const mockupData = path.join(root, 'web/app/mockups/data');
  const { districts, incomeByRound, rounds } = await importTypeScript(path.join(mockupData, 'livelihoods.ts'));
  const { approved } = await importTypeScript(path.join(mockupData, 'survey.ts'));
  const { kalyanaKarnataka } = await importTypeScript(path.join(mockupData, 'maps.ts'));
  return {
    districts: districts.map((one) => ({ ...one, code: DISTRICT_CODES[one.name] })),
    incomeByRound,
    rounds,
    answer: approved.parts[0],
    map: kalyanaKarnataka,
  };
}

const COLOUR_TOKENS = {
  forest: 'forest',
  forestDeep: 'forest-deep',
  forestLine: 'forest-line',
  leaf: 'leaf',
  leafBright: 'leaf-bright',
  marigold: 'marigold',
  onForest: 'on-forest',
  onForestSoft: 'on-forest-soft',
};

/** Loads the video in the page. Afterwards `frame(page, time)` returns a PNG. */
async function open(page, { size, text }, data) {
  await serveVideoModules(page);
  const colours = Object.fromEntries(Object.entries(COLOUR_TOKENS).map(([name, token]) => [name, colour(token)]));
  await page.evaluate(
    async ({ size: [width, height], text, data, colours }) => {
      await Promise.all([document.fonts.load('600 20px Display', '₹1'), document.fonts.load('450 20px Text', '₹1')]);
      const { renderVideo } = await import('/video/scene.mjs');
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      // Rendered at 1600 px width and then scaled, so that text wraps equally in every size.
      const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
      const scale = width / 1600;
      const wide = document.createElement('canvas');
      Object.assign(wide, { width: 1600, height: 1000 });
      const draw = renderVideo(wide.getContext('2d', { alpha: false }), {
        size: [1600, 1000],
        text,
        data,
        colour: colours,
      });
      window.frame = (time) => {
        draw(time);
        context.imageSmoothingQuality = 'high';
        context.drawImage(wide, 0, 0, 1600 * scale, 1000 * scale);
        return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
      };
    },
    { size, text, data, colours },
  );
}

const frame = async (page, time) => Buffer.from(await page.evaluate((at) => window.frame(at), time), 'base64');

function ffmpeg(...options) {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], { stdio: 'inherit' });
}

/** Converts full-range RGB to BT.709 and tags the file, so that the colours stay equal. */
const COLOUR_OPTIONS = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'].concat(
  ...['-color_primaries', '-color_trc', '-colorspace'].map((name) => [name, 'bt709']),
);

function encodeVideo(folder, { name, vp9, h264 }) {
  const input = ['-framerate', String(FRAME_RATE), '-i', path.join(folder, '%04d.png')];
  const webm = path.join(folder, `${name}.webm`);
  const mp4 = path.join(folder, `${name}.mp4`);
  const log = ['-passlogfile', path.join(folder, 'pass')];
  const quality = ['-c:v', 'libvpx-vp9', '-crf', String(vp9), '-b:v', '0', '-row-mt', '1', '-g', '360'];
  ffmpeg(...input, ...COLOUR_OPTIONS, ...quality, '-pass', '1', ...log, '-speed', '4', '-f', 'null', '-');
  ffmpeg(...input, ...COLOUR_OPTIONS, ...quality, '-pass', '2', ...log, '-speed', '2', '-bitexact', webm);
  const x264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-tune', 'animation', '-g', '360'];
  ffmpeg(...input, ...COLOUR_OPTIONS, ...x264, '-crf', String(h264), '-movflags', '+faststart', '-bitexact', mp4);
  for (const file of [webm, mp4]) {
    const { size } = statSync(file);
    console.log(`${path.basename(file)}  ${Math.round(size / 1024)} kB`);
    if (size > MAX_VIDEO_BYTES) throw new Error(`${file} has ${size} bytes; at most ${MAX_VIDEO_BYTES}`);
    copyFileSync(file, path.join(target, path.basename(file)));
  }
}

async function encodeImages(page, { name, size: [width] }) {
  const widths = [width];
  await encode(await frame(page, 0), { target, name: `${name}-poster`, widths });
  await encode(await frame(page, STILL_SECOND), { target, name: `${name}-still`, widths });
}

const imagesOnly = process.argv[2] === '--images';
const [framesFolder, ...seconds] = imagesOnly ? [] : process.argv.slice(2);
const data = await videoData();
mkdirSync(target, { recursive: true });
await withPage(async (page) => {
  for (const size of SIZES) {
    await open(page, size, data);
    if (framesFolder) {
      for (const second of seconds) {
        writeFileSync(path.join(framesFolder, `${size.name}-${second}.png`), await frame(page, Number(second)));
      }
      continue;
    }
    await encodeImages(page, size);
    if (imagesOnly) continue;
    const folder = mkdtempSync(path.join(os.tmpdir(), 'video-'));
    for (let n = 0; n < SECONDS * FRAME_RATE; n += 1) {
      writeFileSync(path.join(folder, `${String(n).padStart(4, '0')}.png`), await frame(page, n / FRAME_RATE));
    }
    encodeVideo(folder, size);
    rmSync(folder, { recursive: true });
  }
});
