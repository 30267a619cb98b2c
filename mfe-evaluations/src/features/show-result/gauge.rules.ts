/** B9-32: degrees that the gauge's arc is turned by, from -45 (0%) to 135 (100%). */
export function gaugeAngle(grade: number): number {
  return (grade * 180) / 100 - 45;
}
