/** What runs at `/desk/editor`: the editor, told what may be written, how it is written down, and how its mistakes are said. */

import letters500 from '@fontsource/shippori-mincho/500.css?inline';
import letters600 from '@fontsource/shippori-mincho/600.css?inline';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { FORMAT, WEEKS } from './collections.ts';
import './editor.css';
import { pictureControl } from './picture-control.ts';
import previewStyle from './preview.css?inline';
import { type PictureFiles, previews } from './previews.tsx';
import { showProblems } from './problem-dialog.ts';
import { problemCheck, type Surroundings } from './problems.ts';
import { type SkyWords, weekFiles } from './weeks.ts';
import { readYaml, writeYaml } from './yaml.ts';

/** What the build writes for the editor (`build/desk.ts`). */
export interface DeskData extends Surroundings {
  config: CmsConfig;
  sky: SkyWords;
  /** The drawn pictures by their names; those that are drawn when they are asked for have no file yet. */
  pictures: PictureFiles;
}

const answer = await fetch('/desk/editor.json');
const { config, sky, pictures, ...surroundings } = (await answer.json()) as DeskData;
const problemsOf = problemCheck(surroundings);

CMS.registerCustomFormat(FORMAT, 'yaml', {
  fromFile: (text) => readYaml(text) as Record<string, unknown>,
  toFile: (value) => writeYaml(value),
});
CMS.registerFieldType('picture', pictureControl(Object.keys(pictures)));
// The letters whole, in slices that come as she writes: the site's own cut has only those that its pages show. The preview's
// style sheet has an address of its own, which no other can be relative to.
const letters = (letters500 + letters600).replaceAll('url(/', `url(${location.origin}/`);
CMS.registerPreviewStyle(letters + previewStyle, { raw: true });
for (const [name, template] of Object.entries(previews(pictures, sky, surroundings.shared)))
  CMS.registerPreviewTemplate(name, template);
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const { path, data } = (entry as unknown as { toJS(): { path: string; data: unknown } }).toJS();
    const problems = problemsOf(path, data);
    if (problems.length === 0) return;
    // What is thrown keeps the file from being saved; the editor then says so in words of its own, over whatever is open.
    await showProblems(problems);
    throw new Error(problems.map(({ ja }) => ja).join('\n'));
  },
});

await CMS.init({
  config: {
    ...config,
    collections: config.collections?.map((collection) =>
      'files' in collection && collection.name === WEEKS
        ? { ...collection, files: weekFiles(Date.now(), sky) }
        : collection,
    ),
  } as CmsConfig,
});
