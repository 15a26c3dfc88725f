import '../../mockups/styles/platform-mockups.css';

/** A panel that can have any mockup. */
export { Panel as MockupPanel } from './panel';
