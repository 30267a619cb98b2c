/** Labels of the resume prompt (B2.6-16, B2.6-17). */
export const resumeLabels = {
  video: { restart: 'Assistir desde o início?', resume: 'Continuar de onde parou?' },
  audio: { restart: 'Ouvir desde o início?', resume: 'Continuar de onde parou?' },
};
