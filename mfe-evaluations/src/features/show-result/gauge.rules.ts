/** Returns the rotation of the gauge's arc in degrees, from -45 (0%) to 135 (100%) (B9-32). */
export function gaugeAngle(grade: number): number {
  return (grade * 180) / 100 - 45;
}
