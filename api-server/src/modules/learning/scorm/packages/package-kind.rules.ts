import { PackageFault } from '../manifest/package-fault.rules.ts';

/** Standards of e-learning packages that are no SCORM, by a file that only they have. */
const others: readonly (readonly [name: RegExp, standard: string])[] = [
  [/(^|\/)cmi5\.xml$/i, 'cmi5'],
  [/(^|\/)tincan\.xml$/i, 'xAPI (Tin Can)'],
  [/(^|\/)[^/]+\.(crs|au|cst|des)$/i, 'AICC'],
  [/(^|\/)course_settings\/canvas_export\.txt$/i, 'Canvas (Common Cartridge)'],
  [/(^|\/)META-INF\/container\.xml$/, 'EPUB'],
  [/(^|\/)\[Content_Types\]\.xml$/, 'um documento do Office'],
  [/(^|\/)h5p\.json$/i, 'H5P'],
];

/** Returns the refusal of an archive without a manifest, which names what the archive is. */
export function noManifest(names: readonly string[]): PackageFault {
  const standard = others.find(([name]) => names.some((one) => name.test(one)))?.[1];
  if (standard !== undefined)
    return new PackageFault(`O pacote é ${standard}, e não SCORM: exporte o curso como SCORM 1.2 ou SCORM 2004.`);
  const deeper = names.find((name) => /\/imsmanifest\.xml$/i.test(name));
  return new PackageFault(
    deeper === undefined
      ? 'O pacote não tem o imsmanifest.xml na raiz: não é um pacote SCORM.'
      : `O pacote não tem o imsmanifest.xml na raiz: ele está em '${deeper}'. Compacte o conteúdo daquela pasta.`,
  );
}
