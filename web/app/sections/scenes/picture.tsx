import { scenes } from './registry';
import type { SceneName } from './scene-names';
import './styles/platform-scenes.css';

/** The drawing of a screen with its words for those who cannot see it; nothing in it takes the focus. */
export function Picture({ name }: { name: SceneName }) {
  const { component: Drawing, alt, details: Details } = scenes[name];
  const drawing = (
    <div aria-hidden="true">
      <Drawing />
    </div>
  );
  if (!Details) {
    return (
      <figure className="scene-figure" role="img" aria-label={alt}>
        {drawing}
      </figure>
    );
  }
  return (
    <figure className="scene-figure" aria-label={alt}>
      {drawing}
      <div className="visually-hidden">
        <Details />
      </div>
    </figure>
  );
}
