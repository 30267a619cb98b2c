/** Item that is open in a training. */
export interface TrainingPosition {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idContentItem: number;
}
