// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Who sits here and how they stand.
Item {
    id: root

    property string name: ""
    property string score: ""
    property string note: ""
    /// A picture beside the score.
    property string scoreIcon: ""
    property bool active: false

    implicitWidth: Math.max(96 * Theme.u, words.implicitWidth + 28 * Theme.u)
    implicitHeight: words.implicitHeight + 6 * Theme.u

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 3 * Theme.u
        anchors.bottomMargin: -4 * Theme.u
        anchors.leftMargin: -1
        anchors.rightMargin: -1
        radius: Theme.radius
        color: Theme.shadow
        opacity: 0.45
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.panel
        border.width: Theme.stroke
        border.color: root.active ? Theme.light : Theme.line
    }
    Column {
        id: words
        anchors.centerIn: parent
        spacing: -1 * Theme.u
        Label {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.name
            font.pixelSize: Theme.tableName
            font.weight: Font.Bold
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 5 * Theme.u
            visible: root.score !== "" || root.note !== ""
            Art {
                name: root.scoreIcon
                visible: root.scoreIcon !== ""
                height: Theme.tableCaption * 1.3
                width: height * 1.3
                fillMode: Image.PreserveAspectFit
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: root.score
                color: root.scoreIcon === "" ? Theme.second : Theme.hot
                font.pixelSize: root.scoreIcon === "" ? Theme.tableCaption : Theme.tableName
                font.weight: root.scoreIcon === "" ? Font.DemiBold : Font.ExtraBold
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: root.note
                visible: root.note !== ""
                color: "#9BF5B8"
                font.pixelSize: Theme.tableCaption
            }
        }
    }
}
