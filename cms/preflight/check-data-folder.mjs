import fs from 'node:fs';
import path from 'node:path';

const TRIAL_FILE_BYTES = 8 * 1024 * 1024;
const REASONS = {
  EACCES: 'may not be written to; give this user the right to write there',
  EPERM: 'may not be written to; give this user the right to write there',
  EROFS: 'is on a read-only disk; choose another with DATA_DIR',
  ENOSPC: 'is on a full disk; make room, or choose another with DATA_DIR',
  EDQUOT: 'is on a full disk; make room, or choose another with DATA_DIR',
  ENOTDIR: 'is not a folder; choose another with DATA_DIR',
  EEXIST: 'is not a folder; choose another with DATA_DIR',
};

/**
 * Creates the data folder with its folder for uploads and writes some megabytes as a test. Returns the problem as a
 * sentence, or null.
 */
export function checkDataFolder(folder) {
  const createdFolder = firstMissing(folder);
  const trialFile = path.join(folder, `.trial-${process.pid}`);
  try {
    fs.mkdirSync(path.join(folder, 'public', 'uploads'), { recursive: true });
    closeToOthers(folder);
    fs.writeFileSync(trialFile, Buffer.alloc(TRIAL_FILE_BYTES, 1));
    fs.rmSync(trialFile);
    return null;
  } catch (error) {
    if (error.code !== 'ENOTDIR' && error.code !== 'EEXIST') fs.rmSync(trialFile, { force: true });
    if (createdFolder) fs.rmSync(createdFolder, { recursive: true, force: true });
    return `the data folder ${folder} ${REASONS[error.code] ?? `cannot be used (${error.code})`}.`;
  }
}

/** Removes the permissions of other users in a folder of an earlier version. Leaves a folder of another owner alone. */
function closeToOthers(folder) {
  if (process.platform === 'win32' || fs.statSync(folder).uid !== process.getuid()) return;
  fs.chmodSync(folder, 0o700);
  for (const name of fs.readdirSync(folder).filter((one) => /\.sqlite(-\w+)?$/.test(one))) {
    fs.chmodSync(path.join(folder, name), 0o600);
  }
}

/** Returns the topmost folder that this start would create. It is removed when the start fails. */
function firstMissing(folder) {
  if (fs.existsSync(folder)) return null;
  const parent = path.dirname(folder);
  return fs.existsSync(parent) || parent === folder ? folder : firstMissing(parent);
}
