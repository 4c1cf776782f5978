"""Prints the busy times of calendars as recurring-ical-events finds them, to compare ours with.

Reads a JSON list of {ics, from, until, timezone} from standard input; writes a list of lists of [start, end] in seconds.
"""
import datetime
import json
import sys

import icalendar
import pytz
import recurring_ical_events


def seconds(moment, timezone):
    if not isinstance(moment, datetime.datetime):
        moment = datetime.datetime(moment.year, moment.month, moment.day)
    if moment.tzinfo is None:
        moment = timezone.localize(moment)
    return int(moment.timestamp())


def expand(case):
    timezone = pytz.timezone(case["timezone"])
    calendar = icalendar.Calendar.from_ical(case["ics"])
    span = [datetime.datetime.fromtimestamp(case[key], pytz.UTC) for key in ("from", "until")]
    margin = datetime.timedelta(days=2)
    times = []
    for event in recurring_ical_events.of(calendar).between(span[0] - margin, span[1] + margin):
        if str(event.get("STATUS", "")) == "CANCELLED" or str(event.get("TRANSP", "")) == "TRANSPARENT":
            continue
        start = seconds(event["DTSTART"].dt, timezone)
        end = seconds(event["DTEND"].dt, timezone)
        if end > start and end > case["from"] and start < case["until"]:
            times.append([start, end])
    return sorted(times)


json.dump([expand(case) for case in json.load(sys.stdin)], sys.stdout)
